// Which messages of a service still wait for the association's answer (§4 Messages; screens, Dashboards).

export type MessageEchange = {
  cote: 'association' | 'service';
  /** ISO instant. */
  le: string;
  /** The service that writes, or the one written to; null for all of them. */
  id_service: string | null;
  /** ISO instant. */
  reponse_avant: string | null;
  isInterne: boolean;
};

/** One a service at most, the nearest deadline first: whatever the association writes it afterwards answers it. */
export function reponsesAttendues<M extends MessageEchange>(messages: readonly M[]): M[] {
  const isAnswered = ({ le, id_service }: M) =>
    messages.some(
      (one) =>
        one.cote === 'association' &&
        one.le > le &&
        (one.id_service === null || one.id_service === id_service),
    );
  const left = messages.filter(
    (one) => one.cote === 'service' && !one.isInterne && one.reponse_avant !== null && !isAnswered(one),
  );
  const latest = new Map(
    left.toSorted((a, b) => a.le.localeCompare(b.le)).map((one) => [one.id_service, one]),
  );
  return [...latest.values()].toSorted((a, b) =>
    (a.reponse_avant ?? '').localeCompare(b.reponse_avant ?? ''),
  );
}
