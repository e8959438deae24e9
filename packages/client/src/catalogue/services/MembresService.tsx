import { serviceAdminEndpoints } from '@asso/contract/service/service-admin.endpoints';
import type { MembreService } from '@asso/contract/service/service-admin.schemas';
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import {
  type MembreServiceSaisi,
  membreServiceFields,
  rolesMembre,
} from '@asso/domain/service/membre-service.fields';
import { serviceProblems } from '@asso/domain/service/service.problems';
import { etatsCompteService } from '@asso/domain/service/service.rules';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { RowActs } from '../../ui/table/RowActs.tsx';
import { ActeDialog, type DialogActe } from './ActeDialog.tsx';

const sentences = { ...serviceProblems, ...compteProblems };
type MembresServiceProps = { id: string; nom: string };

/** Lists the people who sign in for the service, beside the service's own account. */
export function MembresService({ id, nom }: MembresServiceProps) {
  const read = useRead(serviceAdminEndpoints.listMembresService, { params: { id } });
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<MembreService | null>(null);
  const items = read.state === 'lu' ? read.value.items : [];
  const done = () => {
    setIsAdding(false);
    setLeaving(null);
    void read.reload();
  };
  return (
    <section className="pile" aria-labelledby="service-personnes">
      <div className="service-fiche__tete">
        <h2 id="service-personnes" className="fr-h4">
          Personnes
        </h2>
        <button
          type="button"
          className="fr-btn fr-btn--secondary fr-btn--sm"
          onClick={() => setIsAdding(true)}
        >
          Ajouter une personne
        </button>
      </div>
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {read.state === 'lu' && items.length === 0 && (
        <EmptyState fact="Aucune personne." why="Seul le compte du service s’y connecte." />
      )}
      {items.length > 0 && (
        <DataTable
          caption={`Personnes ${withElision(nom)}`}
          hidesCaption
          columns={columns(setLeaving)}
          rows={items}
          rowId={({ id_utilisateur }) => id_utilisateur}
        />
      )}
      {isAdding && <AjouterDialog {...{ id, nom, done }} onClose={() => setIsAdding(false)} />}
      {leaving && (
        <ActeDialog acte={retrait({ id, nom, done, membre: leaving })} onClose={() => setLeaving(null)} />
      )}
    </section>
  );
}

type DialogProps = MembresServiceProps & { done: () => void; onClose: () => void };

function AjouterDialog({ id, nom, done, onClose }: DialogProps) {
  const saisie = useSaisie({
    name: `membre-service-${id}`,
    value: { role: 'membre' } as MembreServiceSaisi,
    send: (value, idempotencyKey) =>
      call(serviceAdminEndpoints.addMembreService, {
        params: { id },
        body: {
          email: value.email ?? '',
          prenom: value.prenom ?? '',
          nom: value.nom ?? '',
          role: value.role ?? 'membre',
        },
        idempotencyKey,
      }),
    onDone: (_, { prenom, nom: famille }) => {
      notify('succes', `${prenom ?? ''} ${famille ?? ''} est dans le service.`);
      done();
    },
  });
  return (
    <SaisieDialog
      title={`Ajouter une personne à « ${nom} »`}
      label="Ajouter la personne"
      size="lg"
      saisie={saisie}
      fields={membreServiceFields}
      sentences={sentences}
      onClose={onClose}
    />
  );
}

const retrait = ({
  id,
  nom,
  membre,
  done,
}: Omit<DialogProps, 'onClose'> & { membre: MembreService }): DialogActe => ({
  verbe: 'Retirer la personne',
  titre: `Retirer ${membre.prenom} ${membre.nom} ?`,
  consequence: `Cette personne ne lira plus rien de « ${nom} ». Son compte reste.`,
  done: `${membre.prenom} ${membre.nom} n’est plus dans le service.`,
  isDanger: true,
  send: () =>
    call(serviceAdminEndpoints.removeMembreService, {
      params: { id, membre: membre.id_utilisateur },
      idempotencyKey: newId(),
    }),
  after: done,
});

const columns = (onLeave: (membre: MembreService) => void): Column<MembreService>[] => [
  { key: 'nom', label: 'Nom', isHeader: true, cell: ({ prenom, nom }) => `${prenom} ${nom}` },
  { key: 'email', label: 'Adresse', cell: ({ email }) => email },
  {
    key: 'role',
    label: 'Dans le service',
    cell: ({ role }) => rolesMembre.find(({ value }) => value === role)?.label ?? role,
  },
  { key: 'since', label: 'Depuis', cell: ({ since }) => formatDate(new Date(since)) },
  { key: 'compte', label: 'Compte', cell: ({ etat_compte }) => etatsCompteService[etat_compte] },
  actsColumn((membre) => {
    const name = `${membre.prenom} ${membre.nom}`;
    return <RowActs of={name} acts={[{ label: 'Retirer', of: name, onPress: () => onLeave(membre) }]} />;
  }),
];
