import { create } from 'zustand';

/** What can be edited beside the page. */
export const editFaces = { text: 'Text', look: 'Look', pictures: 'Pictures' } as const;
export type EditFace = keyof typeof editFaces;
export const isEditFace = (value: string): value is EditFace => value in editFaces;

export const useEditFace = create<{ face: EditFace }>()(() => ({ face: 'text' }));

export const showEditFace = (face: EditFace): void => useEditFace.setState({ face });
