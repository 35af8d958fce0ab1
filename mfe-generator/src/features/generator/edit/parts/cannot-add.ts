/** Nothing can be added at this place. Its message is for the person. */
export class CannotAdd extends Error {
  override name = 'CannotAdd';
}
