import type { DemandeAcces } from '@asso/contract/association/acces.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { sayFonction } from '../../referentiel/fonction-dite.ts';
import { Courriel } from '../../ui/Courriel.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { accesHref } from '../fiche/fiche-href.ts';
import { nomPersonne } from '../personne.ts';
import { DecisionAcces } from './DecisionAcces.tsx';
import { describeAttenteAcces } from './demandes-acces.ts';

type DemandesAccesTableProps = {
  items: readonly DemandeAcces[];
  caption: string;
  onChanged: () => Promise<unknown>;
};

/**
 * The table of requests with what the decision needs: the person, the association, the date, the proof and the present
 * managers.
 */
export function DemandesAccesTable({ items, caption, onChanged }: DemandesAccesTableProps) {
  const columns: Column<DemandeAcces>[] = [
    {
      key: 'association',
      label: 'Association',
      isHeader: true,
      cell: (one) => <Association demande={one} />,
    },
    { key: 'personne', label: 'Demande de', cell: (one) => <Personne demande={one} /> },
    {
      key: 'depuis',
      label: 'Depuis',
      cell: ({ since, age_jours }) => (
        <>
          <span className="nombre">{formatDate(new Date(since))}</span>
          <span className="precision">
            {age_jours === 0 ? 'aujourd’hui' : `il y a ${count(age_jours, 'jour', 'jours')}`}
          </span>
        </>
      ),
    },
    { key: 'attente', label: 'Attente', cell: (one) => <Attente demande={one} /> },
    { key: 'preuves', label: 'Preuve', cell: (one) => <Preuves demande={one} /> },
    { key: 'gestionnaires', label: 'Gestionnaires', cell: (one) => <Gestionnaires demande={one} /> },
    actsColumn((one) => <DecisionAcces demande={one} onChanged={onChanged} />),
  ];
  return (
    <DataTable
      caption={`Demandes d’accès : ${caption}`}
      hidesCaption
      columns={columns}
      rows={items}
      rowId={({ id }) => id}
    />
  );
}

type CellProps = { demande: DemandeAcces };

const Association = ({ demande: { association, id_siret } }: CellProps) => (
  <>
    <AppLink href={accesHref(association.id_correspondance)}>{association.nom}</AppLink>
    <span className="precision">
      {[association.commune, association.id_rna ?? association.id_siren].filter(Boolean).join(' · ')}
    </span>
    {id_siret && <span className="precision">Établissement {formatSiret(id_siret)}</span>}
  </>
);

const Personne = ({ demande }: CellProps) => (
  <>
    {nomPersonne(demande)}, {sayFonction(demande.fonction, demande.civilite)}
    <span className="precision">
      <Courriel adresse={demande.email} />
    </span>
    {demande.message && <span className="precision">« {demande.message} »</span>}
  </>
);

function Attente({ demande }: CellProps) {
  const { tone, badge, phrase } = describeAttenteAcces(demande);
  return (
    <>
      <StateBadge tone={tone}>{badge}</StateBadge>
      <span className="precision precision--etat">{phrase}</span>
    </>
  );
}

const Preuves = ({ demande: { preuves } }: CellProps) =>
  preuves.length === 0 ? (
    'Aucune'
  ) : (
    <ul className="liste-nue">
      {preuves.map((one) => (
        <li key={one.uuid}>
          <DocumentLink {...one} />
        </li>
      ))}
    </ul>
  );

const Gestionnaires = ({ demande: { gestionnaires } }: CellProps) =>
  gestionnaires.length === 0 ? (
    'Personne'
  ) : (
    <ul className="liste-nue">
      {gestionnaires.map((one) => (
        <li key={one.id}>
          {one.nom}, {sayFonction(one.fonction, one.civilite)}
          <span className="precision">{presenceOf(one)}</span>
        </li>
      ))}
    </ul>
  );

function presenceOf({ compte_ferme, derniere_visite }: DemandeAcces['gestionnaires'][number]): string {
  if (compte_ferme) return 'ne peut plus se connecter';
  return derniere_visite
    ? `dernière visite le ${formatDate(new Date(derniere_visite))}`
    : 'pas encore de visite';
}
