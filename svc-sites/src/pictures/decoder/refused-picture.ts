/** A picture that cannot be used. `message` says to the person why, and what to do. */
export class RefusedPicture extends Error {
  override readonly name = 'RefusedPicture';
}
