export type FamilyId =
  | 'calm'
  | 'classic'
  | 'editorial'
  | 'japanese'
  | 'luxe'
  | 'minimal'
  | 'mosaic'
  | 'playful'
  | 'poster'
  | 'technical';
