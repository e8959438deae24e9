import type { SessionCec } from '@asso/contract/benevolat/declaration.schemas';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { useQueryParams } from '../platform/page/query-params.ts';
import { RadioList } from '../ui/fields/RadioList.tsx';

type ChoixSessionProps = { sessions: readonly SessionCec[]; present: SessionCec };

const etats: Record<SessionCec['etat'], string> = {
  'a-venir': 'à venir',
  courante: 'en cours',
  close: 'close, en lecture seule',
};

/** The latest session comes first; a closed one can only be read. */
export function ChoixSession({ sessions, present }: ChoixSessionProps) {
  const params = useQueryParams();
  const labels = Object.fromEntries(
    sessions.map(({ id, code, debut, fin, etat }) => [
      id,
      `Session ${code}, du ${formatDay(debut)} au ${formatDay(fin)} (${etats[etat]})`,
    ]),
  );
  return (
    <RadioList
      title="Quelle session ?"
      labels={labels}
      value={present.id}
      onChange={(id) => {
        const code = sessions.find((one) => one.id === id)?.code ?? null;
        params.set({ session: code, page: null, statut: null, q: null });
      }}
    />
  );
}
