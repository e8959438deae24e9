import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import type { Fiche } from '@asso/domain/association/fiche.fields';
import { type Rubrique, rubriques } from '@asso/domain/association/rubriques.rows';
import type { Changes } from '@asso/domain/kernel/changes';
import { call, type ValueOf } from '../../platform/call/call.ts';
import type { SaveAnswer } from '../../platform/draft/draft-types.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { useRead } from '../../platform/use-read.ts';

type Reply = ValueOf<typeof associationEndpoints.readIdentite>;
/** What comes with every section beside its values. */
export type Section = Omit<Reply, 'identite'>;

/** Everything the portal knows of an association, as one call returns it. */
export type FicheEntiere = ReplyOf<(typeof ficheEndpoints)['readFiche']>;

export type FicheLue = { fiche: Fiche; sections: Record<Rubrique, Section> };

/** The whole file is read at once, because a section may depend on values of the others. */
export const useFiche = (id: string) => useRead(ficheEndpoints.readFiche, { query: { id_asso: id } });

export const splitFiche = (entiere: FicheEntiere): FicheLue => ({
  fiche: ficheAlone(entiere),
  sections: Object.fromEntries(rubriques.map((name) => [name, sectionOf(entiere, name)])) as Record<
    Rubrique,
    Section
  >,
});

const ficheAlone = ({ identite, coordonnees, activites, specificites, agrement }: FicheEntiere): Fiche => ({
  identite,
  coordonnees,
  activites,
  specificites,
  ...(agrement ? { agrement } : {}),
});

/** Returns one section as if it were read alone: the paths of `manques` then start within the section. */
function sectionOf(entiere: FicheEntiere, rubrique: Rubrique): Section {
  const { association, profil, rights, version } = entiere;
  const start = `${rubrique}.`;
  const below = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([path]) => path.startsWith(start)));
  return {
    association,
    sources: below(entiere.sources),
    verrous: entiere.verrous.filter((path) => path.startsWith(start)),
    ecarts: below(entiere.ecarts),
    manques: entiere.manques.flatMap(({ field = '', ...one }) =>
      field.startsWith(start) ? [{ ...one, field: field.slice(start.length) }] : [],
    ),
    profil,
    rights,
    version,
  };
}

type Sent = { changes: Changes; version: number };

/** Saves one section; the whole file has a single version. */
export async function saveRubrique(rubrique: Rubrique, id: string, sent: Sent): Promise<SaveAnswer<object>> {
  const input = {
    query: { id_asso: id },
    body: { changes: sent.changes },
    ifMatch: sent.version,
    waits: true,
  };
  switch (rubrique) {
    case 'identite':
      return saveAnswer(await call(associationEndpoints.saveIdentite, input), ({ identite }) => identite);
    case 'coordonnees':
      return saveAnswer(
        await call(associationEndpoints.saveCoordonnees, input),
        ({ coordonnees }) => coordonnees,
      );
    case 'activites':
      return saveAnswer(await call(associationEndpoints.saveActivites, input), ({ activites }) => activites);
    case 'specificites':
      return saveAnswer(
        await call(associationEndpoints.saveSpecificites, input),
        ({ specificites }) => specificites,
      );
  }
}
