// A message of a service waits for the association's answer when it sets a deadline and nothing was answered since
// (§4 Messages; screens, Dashboards).

export type MessageEchange = {
  cote: 'association' | 'service';
  /** An ISO instant. */
  le: string;
  /** The service that writes, or to which the association writes; null means all services. */
  id_service: string | null;
  /** An ISO instant; null when no answer is awaited. */
  reponse_avant: string | null;
  isInterne: boolean;
};

/**
 * Returns the latest unanswered message of each service, the nearest deadline first: anything the association writes
 * to a service afterwards answers it.
 */
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
