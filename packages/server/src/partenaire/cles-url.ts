/** The page of the keys and webhooks of one owner. */
export const clesUrl = (
  publicUrl: URL,
  { id_association, id_service }: { id_association: string | null; id_service: string | null },
): string => {
  const path = id_association
    ? `/client/informations-administratives/${id_association}/cles-et-webhooks`
    : `/client/instructeur/cles-et-webhooks?service=${id_service}`;
  return new URL(path, publicUrl).href;
};
