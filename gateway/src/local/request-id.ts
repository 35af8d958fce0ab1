import { randomBytes } from 'node:crypto';

/** As nginx's `$request_id`: 16 random bytes in hexadecimal. */
export const newRequestId = () => randomBytes(16).toString('hex');
