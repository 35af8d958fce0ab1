/** What Google's console shows for this instance, and where Google answers; tests and other providers name their own. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Where people reach this instance; Google sends them back there. */
  publicUrl: string;
  authorizationUrl?: string | undefined;
  tokenUrl?: string | undefined;
  userinfoUrl?: string | undefined;
}
