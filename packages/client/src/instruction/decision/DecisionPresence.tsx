import { ailleursEndpoints } from '@asso/contract/instruction/ailleurs.endpoints';
import { veilleSecondes } from '@asso/domain/dossier/veille.rules';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { useEffect, useState } from 'react';
import { call } from '../../platform/call/call.ts';

type DecisionPresenceProps = { id_fo: string; service: string; isOpen: boolean };
type Presents = readonly { nom: string; depuis: string }[];

/** « Sacha Petit a ouvert la décision à 14h02. » Each agent is told while both are there; nothing is locked. */
export function DecisionPresence({ id_fo, service, isOpen }: DecisionPresenceProps) {
  const [presents, setPresents] = useState<Presents>([]);
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      if (document.hidden || !navigator.onLine) return;
      const seen = await call(ailleursEndpoints.readPresence, {
        params: { id: id_fo, service },
        query: isOpen ? { ouvre: 'true' } : {},
      });
      if (seen.ok && !isLeft) setPresents(seen.value.presents);
    };
    void look();
    const timer = setInterval(look, veilleSecondes * 1000);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [id_fo, service, isOpen]);
  return (
    <div role="status">
      {presents.map(({ nom, depuis }) => (
        <p key={nom} className="discret">
          {nom} a ouvert la décision à {formatHeure(new Date(depuis))}.
        </p>
      ))}
    </div>
  );
}
