import type { BodyInput } from '@asso/contract/kernel/endpoint';
import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { DossierPsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { actErrors } from '../dossier/act-errors.ts';
import { call } from '../platform/call/call.ts';
import { useActKey } from '../platform/saisie/use-act-key.ts';
import { notify } from '../platform/session/announcements.ts';
import { useRead, useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';

const calls = passSportEndpoints;
export type PassSportPlace = { idSiret: string; exerciceId: string | undefined };
type Creation = BodyInput<typeof calls.createDossierPsp>;
type Change = BodyInput<typeof calls.saveDossierPsp>;

/** Reads an establishment and its dossier, and offers their acts; each act returns its errors. */
export function usePassSport(lieu: PassSportPlace) {
  const structure = useRead(calls.readStructurePsp, { query: lieu });
  const read = useRead(calls.findDossierPsp, { query: lieu });
  const reread = useReread();
  const keyOf = useActKey();
  const dossier = read.state === 'lu' ? read.value : null;

  /** Shows the changed dossier, and reads again the lists that depend on it. */
  const put = async (value: DossierPsp) => {
    read.put(value, value.version);
    await Promise.all([calls.listAssociationDossiers, calls.listInscriptionsPsp].map(reread));
  };

  return {
    structure,
    read,
    dossier,
    reload: async () => {
      const lists = [calls.listAssociationDossiers, calls.listInscriptionsPsp].map(reread);
      await Promise.all([structure.reload(), read.reload(), ...lists]);
    },
    put,
    create: async (body: Creation): Promise<FieldError[]> => {
      const outcome = await call(calls.createDossierPsp, { body, idempotencyKey: keyOf('create', body) });
      if (!outcome.ok) return actErrors(outcome.problem);
      await put(outcome.value.dossier);
      notify('succes', outcome.value.message);
      return [];
    },
    save: async (body: Change, told: string): Promise<FieldError[]> => {
      if (!dossier) return [];
      const { id, version } = dossier;
      const key = keyOf('save', id, version, body);
      const sent = { params: { id }, body, ifMatch: version, idempotencyKey: key };
      const outcome = await call(calls.saveDossierPsp, sent);
      if (!outcome.ok) {
        await read.reload();
        return actErrors(outcome.problem);
      }
      await put(outcome.value);
      notify('succes', told);
      return [];
    },
  };
}

export type PassSport = ReturnType<typeof usePassSport>;
