import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { type DefinitionSaisie, identiteDefinitionFields } from '@asso/domain/agrement/definition.fields';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { findLabel } from '@asso/domain/referentiel/referentiels.rules';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { BackHome } from '../../platform/page/BackHome.tsx';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { useServicesAdministres } from '../../service/use-services-ouverts.ts';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { currentListes } from '../../ui/table/listes.ts';
import { DefinitionActes } from './DefinitionActes.tsx';
import { definitionHref } from './definition-href.ts';
import { EtatDefinitionBadge } from './EtatDefinitionBadge.tsx';

/** Lists the agréments that administrators offer or prepare, and creates a new one. */
export function DefinitionsPage() {
  const [isNew, setIsNew] = useState(false);
  const list = useList(agrements);
  // When the server fails the page waits; a failure without explanation leads home (§8 Access).
  if (list.problem?.code === 'agrement.etats-illisibles') return <BackHome message={list.problem.message} />;
  return (
    <div className="page page--serree">
      <PageHeading
        titre="Agréments proposés"
        chapo="Ce que les associations peuvent demander, et ce qui se prépare."
        actions={
          <button type="button" className="fr-btn" onClick={() => setIsNew(true)}>
            Créer un agrément
          </button>
        }
      />
      {isNew && <NouvelAgrement onClose={() => setIsNew(false)} />}
      <ListBlock list={list} />
    </div>
  );
}

const typeSaid = ({ type_agrement }: AgrementResume): string =>
  findLabel('agrements-types', type_agrement, currentListes.get());

const datesSaid = ({ date_debut, date_fin, fuseau }: AgrementResume): string =>
  date_debut && date_fin
    ? `du ${formatHorodatage(new Date(date_debut), fuseau)} au ${formatHorodatage(new Date(date_fin), fuseau)}`
    : 'à publier';

const agrements = listRow({
  call: definitionEndpoints.listAgrements,
  query: { administres: 'true' },
  search: { label: 'Nom, code, type ou service', name: 'q' },
  noun: ['agrément', 'agréments'],
  empty: {
    fact: 'Aucun agrément pour l’instant.',
    why: 'Créez le premier : rien n’est proposé avant d’être publié.',
  },
  noneFound: {
    fact: 'Aucun agrément pour ces mots.',
    why: 'Essayez un mot plus court.',
    all: 'Voir tous les agréments',
  },
  caption: 'Agréments proposés',
  rowId: ({ _id }) => _id,
  columns: ({ reload }) => [
    {
      key: 'libelle',
      label: 'Agrément',
      isHeader: true,
      cell: (one) => (
        <>
          <AppLink href={definitionHref(one._id)}>{one.libelle}</AppLink>
          <span className="discret"> {one.code}</span>
        </>
      ),
    },
    { key: 'type', label: 'Type', cell: typeSaid },
    { key: 'service', label: 'Service', cell: ({ service }) => service.nom },
    { key: 'dates', label: 'Ouvert', cell: datesSaid },
    { key: 'etat', label: 'État', cell: (one) => <EtatDefinitionBadge agrement={one} /> },
    actsColumn((one) => <DefinitionActes agrement={one} onDone={() => void reload()} />),
  ],
});

/** Creates an agrément from a few answers and opens its editor; it is not published yet, so nobody can ask for it. */
function NouvelAgrement({ onClose }: { onClose: () => void }) {
  const services = useServicesAdministres();
  const saisie = useSaisie({
    name: 'agrement-nouveau',
    value: { campagne_exercice: now().getFullYear() + 1 } as DefinitionSaisie,
    send: (value, idempotencyKey) => {
      const body = {
        libelle: value.libelle?.trim() ?? '',
        code: value.code?.trim() ?? '',
        type_agrement: value.type_agrement ?? '',
        campagne_exercice: Number(value.campagne_exercice),
        id_service: value.id_service ?? '',
      };
      return call(definitionEndpoints.createAgrement, { body, idempotencyKey });
    },
    onDone: ({ _id }) => go(definitionHref(_id)),
  });
  return (
    <SaisieDialog
      title="Créer un agrément"
      label="Créer et préparer l’agrément"
      size="lg"
      saisie={saisie}
      fields={identiteDefinitionFields}
      hand={{ rights: { edit: true, identite: true }, writer: 'association' }}
      options={{ service: services }}
      onClose={onClose}
    />
  );
}
