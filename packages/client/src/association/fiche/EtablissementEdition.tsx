import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import type { EtablissementTenuView } from '@asso/contract/association/association.schemas';
import { etablissementFields } from '@asso/domain/association/etablissement.fields';
import { call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { notify } from '../../platform/session/announcements.ts';
import { toDraft } from '../collection/draft-of.ts';
import { phrasesAssociation } from './champs-rubrique.ts';

type EtablissementEditionProps = {
  id: string;
  one: EtablissementTenuView;
  rights: Readonly<Record<string, boolean>>;
  onSaved: () => Promise<unknown>;
  onLeave: () => void;
};

/** Edits what the association declares about an establishment; the facts of Sirene cannot be changed here. */
export function EtablissementEdition({ id, one, rights, onSaved, onLeave }: EtablissementEditionProps) {
  const edition = useEdition<object>({
    name: `etablissement-${one.id_siret}`,
    value: toDraft(etablissementFields, one),
    version: one.version,
    save: async ({ changes, version }) =>
      saveAnswer(
        await call(associationEndpoints.saveEtablissement, {
          query: { id_asso: id, id_siret: one.id_siret },
          body: { changes },
          ifMatch: version,
          waits: true,
        }),
        (saved): object => toDraft(etablissementFields, saved),
      ),
    onSaved: async () => {
      await onSaved();
      notify('succes', 'Informations enregistrées.');
      onLeave();
    },
  });
  return (
    <SaisieForm
      saisie={edition}
      sentences={phrasesAssociation}
      fields={etablissementFields}
      hand={{ rights, writer: 'association' }}
      label="Enregistrer"
      onCancel={onLeave}
    />
  );
}
