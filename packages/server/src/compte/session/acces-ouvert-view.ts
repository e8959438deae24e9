import type { AccesOuvert } from '@asso/contract/compte/acces-ouvert.schemas';

type Row = { id: string; user_agent: string; created_at: Date; vu_at: Date; expires_at: Date };

export const accesOuvertView = (
  { id, user_agent, created_at, vu_at, expires_at }: Row,
  present: boolean,
): AccesOuvert => ({
  id,
  navigateur: user_agent,
  depuis: created_at.toISOString(),
  vu: vu_at.toISOString(),
  fin: expires_at.toISOString(),
  present,
});
