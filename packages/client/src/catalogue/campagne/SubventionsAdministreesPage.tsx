import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { andMore, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { ListOf } from '../../platform/list/ListOf.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { useServicesAdministres } from '../../service/use-services-ouverts.ts';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { bibliothequeHref, campagneHref } from './campagne-href.ts';
import { EtatSubventionBadge } from './EtatSubventionBadge.tsx';
import {
  type NouvelleSaisie,
  nouvelleSubventionFields,
  toNouvelleSubvention,
  withCode,
} from './nouvelle-subvention.ts';
import { SubventionActes } from './SubventionActes.tsx';

/** Lists the subventions that administrators offer or prepare, and creates a new one. */
export function SubventionsAdministreesPage() {
  const [isNew, setIsNew] = useState(false);
  return (
    <div className="page page--serree">
      <PageHeading
        titre="Subventions et campagnes"
        chapo="Ce que les associations peuvent demander, et ce qui se prépare."
        actions={
          <>
            <button type="button" className="fr-btn" onClick={() => setIsNew(true)}>
              Créer une subvention
            </button>
            <AppLink href={bibliothequeHref}>Bibliothèque des champs et des pièces</AppLink>
          </>
        }
      />
      {isNew && <NouvelleSubvention onClose={() => setIsNew(false)} />}
      <ListOf row={subventions} />
    </div>
  );
}

/** Returns « Du 01/11/2026 au 31/01/2027 », with days in the time zone of the territory. */
function datesSaid({ date_debut, date_fin, fuseau }: SubventionAdministree): string {
  if (!date_debut || !date_fin) return 'Pas encore publiées';
  const day = (iso: string) => formatDate(new Date(iso), fuseau ?? undefined);
  return `Du ${day(date_debut)} au ${day(date_fin)}`;
}

const subventions = listRow({
  call: campagneEndpoints.listCampagnes,
  search: { label: 'Titre, code ou dispositif', name: 'q' },
  noun: ['subvention', 'subventions'],
  empty: {
    fact: 'Aucune subvention pour l’instant.',
    why: 'Créez la première : rien n’est proposé avant d’être publié.',
  },
  noneFound: {
    fact: 'Aucune subvention pour ces mots.',
    why: 'Essayez un mot plus court.',
    all: 'Voir toutes les subventions',
  },
  caption: 'Subventions',
  rowId: ({ id }) => id,
  columns: ({ reload }) => [
    {
      key: 'titre',
      label: 'Subvention',
      isHeader: true,
      cell: ({ id, titre, code }) => (
        <>
          <AppLink href={campagneHref(id)}>{titre}</AppLink> <span className="discret">{code}</span>
        </>
      ),
    },
    { key: 'dispositif', label: 'Dispositif', cell: ({ dispositif }) => dispositif.label },
    { key: 'service', label: 'Service référent', cell: ({ service }) => service?.nom ?? '–' },
    {
      key: 'campagne',
      label: 'Campagne publiée',
      cell: ({ campagne_exercice, numero_version, isModifiee }) => (
        <>
          {numero_version === null ? 'Aucune' : `${campagne_exercice}, version ${numero_version}`}
          {numero_version !== null && isModifiee && <span className="discret"> (brouillon modifié)</span>}
        </>
      ),
    },
    { key: 'dates', label: 'Ouverture et clôture', cell: datesSaid },
    {
      key: 'dossiers',
      label: 'Dossiers',
      isNumber: true,
      cell: ({ dossiers }) => andMore(formatNombre(Math.min(dossiers, 1000)), dossiers < 1000),
    },
    { key: 'etat', label: 'État', cell: ({ etat }) => <EtatSubventionBadge etat={etat} /> },
    actsColumn((subvention) => <SubventionActes subvention={subvention} onDone={() => void reload()} />),
  ],
});

/** Creates a subvention from a few answers and opens its editor; it is not published yet, so nobody can ask for it. */
function NouvelleSubvention({ onClose }: { onClose: () => void }) {
  const services = useServicesAdministres();
  const saisie = useSaisie({
    name: 'subvention-nouvelle',
    value: { campagne_exercice: now().getFullYear() + 1 } as NouvelleSaisie,
    send: (value, idempotencyKey) =>
      call(campagneEndpoints.createSubvention, { body: toNouvelleSubvention(value), idempotencyKey }),
    onDone: ({ id }) => go(campagneHref(id)),
  });
  return (
    <SaisieDialog
      title="Créer une subvention"
      label="Créer et préparer la campagne"
      size="lg"
      saisie={saisie}
      fields={nouvelleSubventionFields}
      options={{ service: services }}
      onLeave={(path) => {
        if (path === 'titre') saisie.alter(withCode);
      }}
      onClose={onClose}
    />
  );
}
