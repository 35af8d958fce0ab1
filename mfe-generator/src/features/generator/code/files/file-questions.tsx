import { NewFileDialog } from './new-file-dialog.tsx';
import { RemoveFileDialog } from './remove-file-dialog.tsx';
import { RenameFileDialog } from './rename-file-dialog.tsx';

/** What is asked about files at this moment. */
export type FileQuestion = { about: 'new' } | { about: 'rename' | 'remove'; path: string };

interface FileQuestionsProps {
  siteId: string;
  version: number;
  question: FileQuestion | undefined;
  onOpen: (path: string) => void;
  onClose: () => void;
}

/** The dialogs about files, one at a time. */
export function FileQuestions({ siteId, version, question, onOpen, onClose }: FileQuestionsProps) {
  if (!question) return null;
  const goTo = (path: string) => {
    onClose();
    onOpen(path);
  };
  if (question.about === 'new') return <NewFileDialog siteId={siteId} onClose={onClose} onMade={goTo} />;
  const { path } = question;
  const about = { siteId, version, path, onClose };
  return question.about === 'rename' ? (
    <RenameFileDialog {...about} onRenamed={goTo} />
  ) : (
    <RemoveFileDialog {...about} onRemoved={() => goTo('index.html')} />
  );
}
