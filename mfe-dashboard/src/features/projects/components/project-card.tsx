import { type Project, previewPath, siteName, stillPath } from '@sitewright/contracts';
import { Badge, Button, cn, LiveThumbnail } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { Eye, MessageSquare, PenTool } from 'lucide-react';
import { memo } from 'react';
import { cardId, mainActionMark } from '../card-focus.ts';
import { createdWords } from '../created-words.ts';
import type { ProjectActions } from '../use-project-actions.ts';
import { CardCaption, CardName, pictureLink } from './card-caption.tsx';
import { FoundPiece } from './found-piece.tsx';
import { ProjectMenu } from './project-menu.tsx';

// Made once: a formatter costs more than all the rest of a card.
const exactTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

interface ProjectProps {
  project: Project;
}

function CreatedDate({ project: { createdAt } }: ProjectProps) {
  const created = new Date(createdAt);
  return (
    <time dateTime={createdAt} title={exactTime.format(created)} className="truncate text-ink-3 text-small">
      {createdWords(created, new Date())}
    </time>
  );
}

function Picture({ project: { folderId } }: ProjectProps) {
  return (
    <div className="relative">
      <LiveThumbnail
        src={stillPath(folderId)}
        className="rounded-[10px] border border-rule-strong shadow-rest transition-[border-color,box-shadow] duration-140 group-has-[h2_a:hover]:border-control group-has-[h2_a:hover]:shadow-window"
      />
      <span
        aria-hidden="true"
        className="absolute right-2.5 bottom-2.5 inline-flex items-center gap-1.5 rounded-[6px] border border-rule-strong bg-surface px-2 py-1 font-semibold text-small opacity-0 shadow-rest transition-opacity duration-140 group-has-[h2_a:focus-visible]:opacity-100 group-has-[h2_a:hover]:opacity-100"
      >
        <PenTool className="size-3.5" />
        Open
      </span>
    </div>
  );
}

/** The name leads into the generator, and with it the whole picture above. */
function NameLink({ project }: ProjectProps) {
  const name = siteName(project);
  return (
    <CardName name={name}>
      <Link to={`/app?site=${project.folderId}`} className={pictureLink}>
        {name}
      </Link>
    </CardName>
  );
}

/** What others have said of it that its owner has not seen. */
function UnreadComments({ project: { unreadComments = 0 } }: ProjectProps) {
  if (unreadComments === 0) return null;
  return (
    <Badge tone="purple" className="-my-0.5">
      <MessageSquare aria-hidden="true" />
      {unreadComments} new {unreadComments === 1 ? 'comment' : 'comments'}
    </Badge>
  );
}

function PreviewButton({ project }: ProjectProps) {
  return (
    <Button asChild variant="outline" size="sm" aria-label={`Preview ${siteName(project)}`}>
      <a href={previewPath(project.folderId)} target="_blank" rel="noopener" {...mainActionMark}>
        <Eye aria-hidden="true" />
        Preview
      </a>
    </Button>
  );
}

interface ProjectCardProps extends ProjectProps {
  actions: ProjectActions;
  /** Layout only. */
  className?: string;
}

/**
 * One project: what it looks like, what it is called, and what can be done with it. The browser lays out only the cards
 * near the window; focus rings and shadows reach a little out of a card.
 */
export const ProjectCard = memo(function ProjectCard({ project, actions, className }: ProjectCardProps) {
  return (
    <li
      id={cardId(project)}
      className={cn(
        'group relative min-w-0 [contain-intrinsic-height:auto_17rem] [content-visibility:auto] [overflow-clip-margin:1rem]',
        className,
      )}
    >
      <Picture project={project} />
      <CardCaption
        controls={
          <>
            <PreviewButton project={project} />
            <ProjectMenu project={project} actions={actions} />
          </>
        }
      >
        <NameLink project={project} />
        <div className="flex flex-wrap items-center gap-x-2">
          <CreatedDate project={project} />
          <UnreadComments project={project} />
          {project.interrupted && (
            <Badge tone="outline" className="-my-0.5">
              Interrupted
            </Badge>
          )}
        </div>
      </CardCaption>
      {project.found && <FoundPiece found={project.found} />}
    </li>
  );
});
