// The person who writes a form to be published is led from one missing thing to the next, section by section.

type Section = { id: string; titre: string; groupe: string; isFacultatif?: true };
type Faute = { field: string };

export type EtapeOffre<S extends Section = Section> = S & {
  etat: 'fait' | 'manque' | 'vide' | 'facultatif';
  /** How many answers are missing or wrong in this section. */
  manques: number;
};

type Sections<S extends Section> = {
  sections: readonly S[];
  fautes: readonly Faute[];
  sectionOf: (field: string) => Section | undefined;
  /** Says whether something is written in a section. */
  isRemplie: (section: S) => boolean;
};

/**
 * Says of each section whether it is done, lacks something, or is empty. An empty section is never done, even when
 * nothing in it prevents publishing.
 */
export const etapesOffre = <S extends Section>({
  sections,
  fautes,
  sectionOf,
  isRemplie,
}: Sections<S>): EtapeOffre<S>[] =>
  sections.map((one) => {
    const manques = fautes.filter(({ field }) => sectionOf(field)?.id === one.id).length;
    if (manques > 0) return { ...one, manques, etat: 'manque' };
    if (isRemplie(one)) return { ...one, manques, etat: 'fait' };
    return { ...one, manques, etat: one.isFacultatif ? 'facultatif' : 'vide' };
  });

/** Gives the first thing that is missing, in the order of the sections. */
export function prochainManque<F extends Faute>(
  etapes: readonly EtapeOffre[],
  fautes: readonly F[],
  sectionOf: (field: string) => Section | undefined,
): (F & { etape: EtapeOffre }) | null {
  for (const etape of etapes) {
    const faute = fautes.find(({ field }) => sectionOf(field)?.id === etape.id);
    if (faute) return { ...faute, etape };
  }
  return null;
}

/** Counts the sections that must be done, and those of them that are. */
export function countEtapesDone(etapes: readonly EtapeOffre[]): { faites: number; sur: number } {
  const dues = etapes.filter(({ isFacultatif }) => !isFacultatif);
  return { faites: dues.filter(({ etat }) => etat === 'fait').length, sur: dues.length };
}
