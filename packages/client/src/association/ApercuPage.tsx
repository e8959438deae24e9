import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ReadPage } from '../platform/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';
import { AccesEnAttente } from './AccesEnAttente.tsx';
import { type LigneApercu, lignesApercu } from './apercu.ts';
import { readAll } from './read-all.ts';
import { useAssociationPage } from './use-association-page.ts';
import { ficheLue, useFiche } from './use-fiche.ts';
import './association.css';

/** « Qu'est-ce que le portail sait de nous, est-ce juste, que manque-t-il ? » */
export function ApercuPage() {
  const { id, membership } = useAssociationPage();
  if (membership?.etat === 'demandee') return <AccesEnAttente membership={membership} />;
  return id && <Apercu id={id} membership={membership} />;
}

function Apercu({ id, membership }: { id: string; membership: UserAssociation | undefined }) {
  const input = { query: { id_asso: id } };
  const fiche = useFiche(id);
  const people = useRead(collectionCalls.representants_legaux.list, input);
  const ribs = useRead(collectionCalls.ribs.list, input);
  const documents = useRead(associationEndpoints.listDocuments, input);
  return (
    <ReadPage read={readAll({ fiche, people, ribs, documents })}>
      {(found) => {
        const lue = ficheLue(found.fiche);
        const { association } = lue.sections.identite;
        const groupes = lignesApercu(id, { ...found, lue });
        return (
          <div className="page vue-ensemble">
            <PageHeading
              titre="Informations administratives"
              objet={association.nom}
              aide="association"
              chapo={`${association.nom} : un seul dossier pour toutes vos démarches.`}
              actions={membership && <Ajouter />}
            />
            {groupes.map(({ titre, lignes }) => (
              <section key={titre} className="pile pile--serree" aria-label={titre}>
                <h2 className="fr-h4">{titre}</h2>
                <DataTable
                  caption={titre}
                  hidesCaption
                  columns={columns}
                  rows={lignes}
                  rowId={({ href }) => href}
                />
              </section>
            ))}
          </div>
        );
      }}
    </ReadPage>
  );
}

const Ajouter = () => (
  <AppLink className="fr-btn fr-btn--tertiary fr-btn--sm" href="/ajout-association/choix-association">
    Ajouter une autre association
  </AppLink>
);

const columns: Column<LigneApercu>[] = [
  {
    key: 'rubrique',
    label: 'Rubrique',
    isHeader: true,
    cell: ({ titre, href }) => <AppLink href={href}>{titre}</AppLink>,
  },
  { key: 'resume', label: 'Ce que nous savons', cell: ({ resume }) => resume || 'Rien pour l’instant' },
  { key: 'source', label: 'Source', cell: ({ source }) => source || '–' },
  {
    key: 'etat',
    label: 'État',
    cell: ({ manque }) =>
      manque ? <StateBadge tone="orange">{manque}</StateBadge> : <StateBadge tone="gris">À jour</StateBadge>,
  },
];
