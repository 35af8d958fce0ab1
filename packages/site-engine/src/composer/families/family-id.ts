export type FamilyId = 'calm' | 'classic' | 'editorial' | 'poster' | 'technical';
