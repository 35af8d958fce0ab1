import { type EditFrameMessage, editFrameMessageSchema } from '@sitewright/contracts';

/** Hears what one frame posts, and nobody else; what has another shape is ignored. @returns how to stop */
export function listenToEditPage(frame: HTMLIFrameElement, onMessage: (message: EditFrameMessage) => void) {
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return;
    const message = editFrameMessageSchema.safeParse(data);
    if (message.success) onMessage(message.data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
