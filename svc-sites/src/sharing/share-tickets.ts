import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an opened link is seen by: which link, until when. */
export interface ShareTicket {
  linkId: string;
  until: Date;
}

/**
 * Tickets stand in the addresses of previews and calls in place of the token and of the site's id. They say nothing of either, end after
 * some hours, and open nothing by themselves: the link is looked up each time, so that a revoked one ends at once.
 */
export interface ShareTickets {
  sign(ticket: ShareTicket): string;
  /** Undefined when nobody here has signed it, or it has ended. */
  read(ticket: string, now: Date): ShareTicket | undefined;
}

/** 12 bytes of the link's id, 4 of seconds, 16 of the signature: 43 characters. */
const sizes = { id: 12, content: 16, whole: 32 };

export function createShareTickets(secret: string): ShareTickets {
  // A key of its own: what is signed here can be taken for nothing else that this secret signs.
  const key = createHmac('sha256', secret).update('sitewright: tickets of shared links').digest();
  const signatureOf = (content: Buffer) =>
    createHmac('sha256', key)
      .update(content)
      .digest()
      .subarray(0, sizes.whole - sizes.content);

  return {
    sign({ linkId, until }) {
      const content = Buffer.alloc(sizes.content);
      content.write(linkId, 0, 'hex');
      content.writeUInt32BE(Math.floor(until.getTime() / 1000), sizes.id);
      return Buffer.concat([content, signatureOf(content)]).toString('base64url');
    },

    read(ticket, now) {
      const bytes = Buffer.from(ticket, 'base64url');
      if (bytes.length !== sizes.whole || bytes.toString('base64url') !== ticket) return undefined;
      const content = bytes.subarray(0, sizes.content);
      if (!timingSafeEqual(bytes.subarray(sizes.content), signatureOf(content))) return undefined;
      const until = new Date(content.readUInt32BE(sizes.id) * 1000);
      return until > now ? { linkId: content.toString('hex', 0, sizes.id), until } : undefined;
    },
  };
}
