import type { MembreView } from '@asso/contract/association/adhesion.schemas';
import { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import { withElision } from '@asso/domain/identifiants/elision';
import { call } from '../../platform/call/call.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { sayFonction } from '../../referentiel/fonction-dite.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { nomPersonne } from '../personne.ts';
import { ActeButton } from './ActeButton.tsx';
import { porteeMembre, suiviMembre } from './acces-words.ts';
import { PasserLaMain } from './PasserLaMain.tsx';
import { Quitter } from './Quitter.tsx';
import type { AccesLu } from './use-acces.ts';

type MembresTableProps = { id: string; acces: AccesLu; onChanged: () => Promise<unknown> };

/** The table of people who have access: for what, since when, and what can be done about it. */
export function MembresTable({ id, acces, onChanged }: MembresTableProps) {
  const { membres, etablissements } = acces;
  const actifs = membres.items
    .filter(({ etat }) => etat === 'active')
    .toSorted((a, b) => Number(b.isMoi) - Number(a.isMoi));
  const columns: Column<MembreView>[] = [
    { key: 'nom', label: 'Personne', isHeader: true, cell: (one) => <Personne membre={one} /> },
    {
      key: 'fonction',
      label: 'Fonction',
      cell: ({ fonction, civilite }) => <span className="fonction">{sayFonction(fonction, civilite)}</span>,
    },
    { key: 'portee', label: 'Accès', cell: (one) => porteeMembre(one, etablissements.items) },
    { key: 'suivi', label: 'Présence', cell: suiviMembre },
    actsColumn((one) =>
      one.isMoi ? (
        <div className="actions actions--ligne">
          {!one.restreint && <PasserLaMain id={id} acces={acces} onChanged={onChanged} />}
          <Quitter id={id} acces={acces} />
        </div>
      ) : (
        membres.rights.manageMembres && <RetirerAcces id={id} membre={one} onChanged={onChanged} />
      ),
    ),
  ];
  if (actifs.length === 0) {
    return <EmptyState fact="Personne ne gère cette association pour l’instant." />;
  }
  return (
    <DataTable
      caption="Personnes qui peuvent agir"
      hidesCaption
      columns={columns}
      rows={actifs}
      rowId={(one) => one.id}
    />
  );
}

const Personne = ({ membre }: { membre: MembreView }) => (
  <>
    {nomPersonne(membre)}
    {membre.isMoi && ' (vous)'}
    <span className="precision">{membre.email}</span>
    {membre.desaccord && (
      <span className="precision">
        Accès contesté par {membre.desaccord.par} : l’administration décidera.
      </span>
    )}
    {membre.passe_ferme && (
      <span className="precision">Ce qu’ont laissé d’anciens responsables lui reste fermé.</span>
    )}
  </>
);

type RetirerAccesProps = { id: string; membre: MembreView; onChanged: () => Promise<unknown> };

function RetirerAcces({ id, membre, onChanged }: RetirerAccesProps) {
  const nom = nomPersonne(membre);
  const isAdministration = useWornRole() === 'lca.admin';
  const isContestation = membre.installe && !isAdministration;
  if (isContestation && membre.desaccord) return null;
  return (
    <ActeButton
      label={isContestation ? 'Contester l’accès' : 'Retirer l’accès'}
      what={withElision(nom)}
      title={isContestation ? `Contester l’accès ${withElision(nom)}` : `Retirer l’accès ${withElision(nom)}`}
      confirm={isContestation ? 'Contester' : 'Retirer l’accès'}
      isDanger
      motif={isContestation || isAdministration ? 'obligatoire' : 'facultatif'}
      act={(motif) =>
        call(membreEndpoints.decideMembre, {
          query: { id_asso: id, id: membre.id },
          body: { decision: 'retirer', motif },
          ifMatch: membre.version,
        })
      }
      done={
        isContestation
          ? 'Votre contestation est transmise à l’administration.'
          : `${nom} n’a plus accès à l’association.`
      }
      onDone={onChanged}
    >
      {isContestation ? (
        <p>
          L’administration a donné cet accès sur preuve : {nom} le garde jusqu’à ce qu’elle décide. Votre
          motif lui est transmis, ainsi qu’à {nom}.
        </p>
      ) : (
        <>
          <p>{nom} ne verra plus rien de l’association dès maintenant. Un courriel le lui dira.</p>
          <p>Ses dossiers en cours restent à l’association : vous pourrez les ouvrir.</p>
        </>
      )}
    </ActeButton>
  );
}
