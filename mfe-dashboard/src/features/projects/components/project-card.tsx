import { type Project, previewPath } from '@sitewright/contracts';
import { Button, LiveThumbnail } from '@sitewright/ui';
import { Eye } from 'lucide-react';
import { memo } from 'react';
import { createdWords } from '../created-words.ts';
import { ProjectMenu } from './project-menu.tsx';

const nameOf = ({ name, folderId }: Project) => name || `Project ${folderId}`;

function CreatedDate({ createdAt }: Pick<Project, 'createdAt'>) {
  const created = new Date(createdAt);
  return (
    <time
      dateTime={createdAt}
      title={created.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}
      className="block truncate text-ink-3 text-small"
    >
      {createdWords(created, new Date())}
    </time>
  );
}

/** One project: what it looks like, what it is called, and what can be done with it. */
export const ProjectCard = memo(function ProjectCard({ project }: { project: Project }) {
  const name = nameOf(project);
  return (
    <li className="min-w-0">
      <LiveThumbnail
        src={previewPath(project.folderId)}
        className="rounded-[10px] border border-rule-strong shadow-rest"
      />
      <div className="flex items-center gap-1.5 pt-3 pl-0.5">
        <div className="min-w-0 grow">
          <h2
            className="truncate font-bold font-text text-[0.96875rem] leading-normal tracking-normal"
            title={name}
          >
            {name}
          </h2>
          <CreatedDate createdAt={project.createdAt} />
        </div>
        <Button asChild variant="outline" size="sm" aria-label={`Preview ${name}`}>
          <a href={previewPath(project.folderId)} target="_blank" rel="noopener">
            <Eye aria-hidden="true" />
            Preview
          </a>
        </Button>
        <ProjectMenu folderId={project.folderId} name={name} />
      </div>
    </li>
  );
});
