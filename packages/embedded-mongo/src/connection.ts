import type { Socket } from 'node:net';
import type { Dispatcher } from './commands/dispatcher.ts';
import { type Frame, readFrames } from './wire/frames.ts';
import { readRequest } from './wire/messages.ts';

/** Answers one client's messages in order until it leaves, or until it sends what is no message. */
export async function serveConnection(socket: Socket, dispatcher: Dispatcher): Promise<void> {
  let replies = 0;
  try {
    for await (const frame of readFrames(socket)) {
      replies += 1;
      await answer(socket, frame, dispatcher, replies);
    }
  } catch {
    // A broken message or a lost client: either way there is nobody left to answer.
  } finally {
    socket.destroy();
  }
}

async function answer(
  socket: Socket,
  frame: Frame,
  dispatcher: Dispatcher,
  requestId: number,
): Promise<void> {
  const request = readRequest(frame);
  const reply = await dispatcher.run(request.command);
  if (!request.expectsReply) return;
  const hasRoom = socket.write(request.encodeReply(reply, requestId));
  if (!hasRoom && !socket.destroyed) await drained(socket);
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve);
    socket.once('close', resolve);
  });
}
