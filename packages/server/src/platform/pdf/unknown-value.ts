/** « – » for the eye, « non renseigné » for the ear. */
export const spoken = (value: string | null): { text: string; alt?: string } =>
  value === null ? { text: '–', alt: 'non renseigné' } : { text: value };
