/** Gives the address of the page that shows one owner's keys and webhooks. */
export const clesUrl = (
  publicUrl: URL,
  { id_association, id_service }: { id_association: string | null; id_service: string | null },
): string => {
  const path = id_association
    ? `/client/informations-administratives/${id_association}/cles-et-webhooks`
    : `/client/instructeur/cles-et-webhooks?service=${id_service}`;
  return new URL(path, publicUrl).href;
};
