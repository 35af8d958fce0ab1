import { type PreviewMessage, previewMessageSchema } from '@sitewright/contracts';

/** A page says where it is once or twice a load, and answers a ping a second. */
const messagesPerSecond = 20;

/**
 * Hears what one frame posts, and nobody else. Generated code is behind it: what has another shape is ignored, and so is
 * everything beyond a number a second. @returns how to stop
 */
export function listenToPreview(frame: HTMLIFrameElement, onMessage: (message: PreviewMessage) => void) {
  let second = 0;
  let heard = 0;
  const hear = ({ source, data, timeStamp }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return;
    const now = Math.floor(timeStamp / 1000);
    if (now !== second) heard = 0;
    second = now;
    heard += 1;
    if (heard > messagesPerSecond) return;
    const message = previewMessageSchema.safeParse(data);
    if (message.success) onMessage(message.data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
