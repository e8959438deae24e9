/** An unknown value is shown as « – » and read aloud as « non renseigné ». */
export const spoken = (value: string | null): { text: string; alt?: string } =>
  value === null ? { text: '–', alt: 'non renseigné' } : { text: value };
