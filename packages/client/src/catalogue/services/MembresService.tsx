import { serviceAdminEndpoints } from '@asso/contract/service/service-admin.endpoints';
import type { MembreService } from '@asso/contract/service/service-admin.schemas';
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import {
  membreServiceFields as fields,
  type MembreServiceSaisi,
  rolesMembre,
} from '@asso/domain/service/membre-service.fields';
import { serviceProblems } from '@asso/domain/service/service.problems';
import { etatsCompteService } from '@asso/domain/service/service.rules';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { writeAnswer } from '../../platform/draft/draft-changes.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { RowActs } from '../../ui/table/RowActs.tsx';
import { useActe } from '../campagne/use-acte.ts';
import { type Acte, ActeDialog } from './ActeDialog.tsx';

const sentences = { ...kernelProblems, ...identifiantProblems, ...serviceProblems, ...compteProblems };
type MembresServiceProps = { id: string; nom: string };

/** It lists the people who sign in for the service, beside the service's own account. */
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
      <h2 id="service-personnes" className="fr-h4">
        Personnes
      </h2>
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {read.state === 'lu' && items.length === 0 && (
        <EmptyState fact="Aucune personne." why="Seul le compte du service s’y connecte." />
      )}
      {items.length > 0 && (
        <DataTable
          caption={`Personnes de ${nom}`}
          hidesCaption
          columns={columns(setLeaving)}
          rows={items}
          rowId={({ id_utilisateur }) => id_utilisateur}
        />
      )}
      <div>
        <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setIsAdding(true)}>
          Ajouter une personne
        </button>
      </div>
      {isAdding && <AjouterDialog {...{ id, nom, done }} onClose={() => setIsAdding(false)} />}
      {leaving && (
        <ActeDialog acte={retrait({ id, nom, done, membre: leaving })} onClose={() => setLeaving(null)} />
      )}
    </section>
  );
}

type DialogProps = MembresServiceProps & { done: () => void; onClose: () => void };

function AjouterDialog({ id, nom, done, onClose }: DialogProps) {
  const [value, setValue] = useState<MembreServiceSaisi>({ role: 'membre' });
  const { isBusy, problems, attempt, send, forget } = useActe();
  const errors = useFormErrors({ fields, value, context: { stage: 'saisie' }, sentences });
  const add = async () => {
    if (!errors.check()) return;
    const { email, prenom, nom: famille, role } = value;
    const body = { email: email ?? '', prenom: prenom ?? '', nom: famille ?? '', role: role ?? 'membre' };
    const outcome = await send(() =>
      call(serviceAdminEndpoints.addMembreService, { params: { id }, body, idempotencyKey: newId() }),
    );
    if (!outcome) return;
    notify('succes', `${body.prenom} ${body.nom} est dans le service.`);
    done();
  };
  return (
    <Dialog
      title={`Ajouter une personne à « ${nom} »`}
      size="lg"
      onClose={onClose}
      action={{ label: 'Ajouter la personne', onPress: add, isBusy }}
    >
      <ErrorSummary errors={[...errors.shown, ...problems]} attempt={errors.attempt + attempt} />
      <FieldList
        fields={fields}
        value={value}
        stage="saisie"
        errors={errors.shown}
        refusals={problems}
        sentences={sentences}
        onChange={(path, to) => {
          forget();
          setValue((before) => writeAnswer(before, path, to));
        }}
      />
    </Dialog>
  );
}

const retrait = ({
  id,
  nom,
  membre,
  done,
}: Omit<DialogProps, 'onClose'> & { membre: MembreService }): Acte => ({
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
