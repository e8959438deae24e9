import {
  type AbsencesView,
  type AbsenceView,
  absenceEndpoints,
} from '@asso/contract/instruction/absence.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { jourEndpoints } from '@asso/contract/instruction/jour.endpoints';
import type { EtatAbsence } from '@asso/domain/instruction/absence.rules';
import { shiftDay } from '@asso/domain/instruction/absence.rules';
import { sayPeriode, sayVacance } from '@asso/domain/instruction/absence.words';
import { Suspense, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead, useReread } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { actedPart } from '../../ui/page/lazy-part.ts';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { RowActs } from '../../ui/table/RowActs.tsx';
import { PageDuService } from '../charge/PageDuService.tsx';

const AbsenceDialog = actedPart(async () => (await import('./AbsenceDialog.tsx')).AbsenceDialog);

/** Who is away from a service, from when to when, and who receives; one notes one’s own absence here. */
export function AbsencesPage() {
  return (
    <PageDuService
      titre="Absences"
      chapo="Qui n’est pas là, et qui reçoit à sa place. Les dossiers ne changent pas de mains : leurs échéances se montrent aussi à qui reçoit, et tout revient après le dernier jour."
    >
      {(service) => <AbsencesDuService key={service.id} service={service.id} />}
    </PageDuService>
  );
}

const etats: Readonly<Record<EtatAbsence, string>> = {
  'en-cours': 'pas là aujourd’hui',
  'a-venir': 'à venir',
  finie: 'de retour',
};

const nomOf = ({ personne, du, au }: AbsenceView): string => `${personne.nom}, ${sayPeriode({ du, au })}`;

const columns: Column<AbsenceView>[] = [
  { key: 'personne', label: 'Personne', isHeader: true, cell: ({ personne }) => personne.nom },
  {
    key: 'jours',
    label: 'Jours',
    cell: ({ du, au, etat }) => (
      <>
        {sayPeriode({ du, au })} <span className="discret">({etats[etat]})</span>
      </>
    ),
  },
  {
    key: 'remplacant',
    label: 'Qui reçoit',
    cell: ({ remplacant, vacance }) => (
      <>
        {remplacant?.nom ?? 'personne'}
        {remplacant && vacance && vacance !== 'aucun' && (
          <strong> ({sayVacance(vacance)} : personne ne reçoit)</strong>
        )}
      </>
    ),
  },
  { key: 'mot', label: 'Mot', cell: ({ mot }) => mot ?? '' },
];

function AbsencesDuService({ service }: { service: string }) {
  const read = useRead(absenceEndpoints.listAbsences, { params: { service } });
  /** `null` notes a new absence. */
  const [edited, setEdited] = useState<AbsenceView | null | undefined>(undefined);
  const { refusal, reread, back, remove } = useAbsences(service);
  if (read.state === 'attente') return <div className="suite-attendue" aria-busy="true" />;
  if (read.state === 'refuse') return <p>{read.problem.message}</p>;
  const { items, jour, moi } = read.value;
  const done = async (saved: AbsenceView) => {
    await reread();
    notify('succes', `Absence notée : ${nomOf(saved)}.`);
    setEdited(undefined);
  };
  return (
    <div className="pile pile--serree">
      {refusal && <Notice tone="erreur" title={refusal} />}
      <p>
        <button type="button" className="fr-btn" onClick={() => setEdited(null)}>
          {isMember(read.value) ? 'Noter mon absence' : 'Noter une absence'}
        </button>
      </p>
      {items.length === 0 ? (
        <EmptyState
          fact="Personne n’est absent, et aucune absence n’est prévue."
          why="Une absence notée ici prévient le service et dit qui reçoit."
        />
      ) : (
        <DataTable
          caption="Absences du service"
          hidesCaption
          columns={[
            ...columns,
            actsColumn<AbsenceView>((one) =>
              one.rights.edit ? (
                <RowActs
                  of={nomOf(one)}
                  acts={[
                    { label: 'Changer', of: nomOf(one), onPress: () => setEdited(one) },
                    one.etat === 'en-cours' && one.du < jour
                      ? {
                          label: one.personne.id === moi ? 'Je suis de retour' : 'De retour',
                          of: nomOf(one),
                          onPress: () => back(one, shiftDay(jour, -1)),
                        }
                      : { label: 'Retirer', of: nomOf(one), onPress: () => remove(one) },
                  ]}
                />
              ) : null,
            ),
          ]}
          rows={items}
          rowId={({ id }) => id}
        />
      )}
      {edited !== undefined && (
        <Suspense>
          <AbsenceDialog
            service={service}
            absences={read.value}
            absence={edited}
            onDone={done}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** An administrator of a territory notes the absences of others, and has none of their own here. */
const isMember = ({ collegues, moi }: AbsencesView): boolean => collegues.some(({ id }) => id === moi);

function useAbsences(service: string) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const rereadOne = useReread();
  const reread = async () => {
    const { readBureau } = bureauEndpoints;
    await Promise.all([absenceEndpoints.listAbsences, jourEndpoints.readJour, readBureau].map(rereadOne));
  };
  const at = ({ id, version }: AbsenceView) => ({ params: { service, absence: id }, ifMatch: version });
  const finish = async (
    outcome: { ok: true } | { ok: false; problem: { message: string } },
    said: string,
  ) => {
    await reread();
    setRefusal(outcome.ok ? null : outcome.problem.message);
    if (outcome.ok) notify('succes', said);
  };
  return {
    refusal,
    reread,
    /** Ends the absence the day before, for who is there again. */
    back: async (one: AbsenceView, veille: string) => {
      const body = { du: one.du, au: veille, remplacant: one.remplacant?.id ?? null, mot: one.mot };
      await finish(
        await call(absenceEndpoints.saveAbsence, { ...at(one), body }),
        `${one.personne.nom} : de retour.`,
      );
    },
    remove: async (one: AbsenceView) =>
      finish(await call(absenceEndpoints.deleteAbsence, at(one)), `Absence retirée : ${nomOf(one)}.`),
  };
}
