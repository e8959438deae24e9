import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import type { Fiche, Rubrique } from '@asso/domain/association/fiche.fields';
import type { Changes } from '@asso/domain/kernel/changes';
import { call, type ValueOf } from '../platform/call.ts';
import type { SaveAnswer } from '../platform/draft/draft-types.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { useRead } from '../platform/use-read.ts';
import { readAll } from './read-all.ts';

type Reply = ValueOf<typeof associationEndpoints.readIdentite>;
/** What every section says beside its values. */
export type Section = Omit<Reply, 'identite'>;

export type FicheLue = { fiche: Fiche; sections: Record<Rubrique, Section> };

/** The three sections of an association's file: each is asked for by conditions of the others. */
export function useFiche(id: string) {
  const input = { query: { id_asso: id } };
  const identite = useRead(associationEndpoints.readIdentite, input);
  const coordonnees = useRead(associationEndpoints.readCoordonnees, input);
  const activites = useRead(associationEndpoints.readActivites, input);
  return readAll({ identite, coordonnees, activites });
}

type Replies = Extract<ReturnType<typeof useFiche>, { state: 'lu' }>['value'];

export const ficheLue = ({ identite, coordonnees, activites }: Replies): FicheLue => ({
  fiche: {
    identite: identite.identite,
    coordonnees: coordonnees.coordonnees,
    activites: activites.activites,
  },
  sections: { identite, coordonnees, activites },
});

type Sent = { changes: Changes; version: number };

/** One save of a section; the whole file bears one version. */
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
  }
}
