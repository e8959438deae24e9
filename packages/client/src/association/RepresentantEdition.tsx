import { type Representant, representantFields } from '@asso/domain/association/representant.fields';
import { useRef } from 'react';
import { notify } from '../platform/announcements.ts';
import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { go } from '../platform/navigation.ts';
import { useSignedInUser } from '../platform/session.ts';
import { newId } from '../ui/new-id.ts';
import { CadreRubrique } from './CadreRubrique.tsx';
import { draftOf } from './draft-of.ts';
import { EditionForm } from './EditionForm.tsx';
import { etablissementOptions } from './etablissement-options.ts';
import { nomPersonne } from './personne.ts';
import { rubriqueHref } from './rubriques.ts';
import { saveRepresentant } from './save-ligne.ts';
import { useEdition } from './use-edition.ts';
import type { Representants } from './use-representants.ts';

type RepresentantEditionProps = {
  id: string;
  found: Representants;
  /** Absent: a person is added. */
  one: Representants['people']['items'][number] | undefined;
  onSaved: () => Promise<unknown>;
};

export function RepresentantEdition({ id, found, one, onSaved }: RepresentantEditionProps) {
  const user = useSignedInUser();
  const idempotencyKey = useRef(newId());
  const href = rubriqueHref(id, 'representants');
  const edition = useEdition<Representant>({
    name: `representant-${one?.id ?? `nouveau-${found.identite.association.id}`}`,
    value: one ? draftOf(representantFields, one) : {},
    version: one?.version ?? null,
    save: (sent) => saveRepresentant({ id_asso: id, one, idempotencyKey }, sent),
    onSaved: async () => {
      await onSaved();
      notify('succes', one ? 'Informations enregistrées.' : 'Personne ajoutée.');
      wantHeadingFocus();
      go(href, { replace: true });
    },
  });
  const fillWithMe = () => {
    const { civilite, prenom, nom, email } = user;
    for (const [name, value] of Object.entries({ civilite, prenom, nom, courriel: email })) {
      if (value) edition.change(name, value);
    }
  };
  return (
    <CadreRubrique
      id={id}
      rubrique="representants"
      nom={found.identite.association.nom}
      acte={one ? `Modifier : ${nomPersonne(one)}` : 'Ajouter une personne'}
      chapo="Vous pouvez enregistrer même s’il manque une information. La personne pourra être choisie quand tout y sera."
    >
      {!one && (
        <p>
          <button type="button" className="fr-btn fr-btn--secondary" onClick={fillWithMe}>
            C’est moi : reprendre mon profil
          </button>
        </p>
      )}
      <EditionForm
        edition={edition}
        fields={representantFields}
        hand={{ rights: { edit: found.people.rights.editRepresentants === true }, writer: 'association' }}
        options={{ etablissement: etablissementOptions(found.etablissements.items, one?.id_siret) }}
        label={one ? 'Enregistrer' : 'Ajouter cette personne'}
        cancelHref={href}
      />
    </CadreRubrique>
  );
}
