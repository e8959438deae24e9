import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import { depositFailure } from '../document/send-document.ts';
import { call } from '../platform/call/call.ts';
import type { SendFile } from '../ui/upload/upload-types.ts';

type Depot = {
  id_siren: string;
  exerciceId: string;
  federation: { siren: string; nom: string };
  onDeposited: () => Promise<unknown>;
};

/** An UploadField sends the certificate of one federation with it. The fields go before the file in the body. */
export const affiliationSender =
  ({ id_siren, exerciceId, federation, onDeposited }: Depot): SendFile =>
  async (file, { key, ...progress }) => {
    const form = new FormData();
    form.append('id_siren', id_siren);
    form.append('siren_federation', federation.siren);
    form.append('nom_federation', federation.nom);
    form.append('file', file, file.name);
    const outcome = await call(passSportEndpoints.uploadAffiliation, {
      query: { exerciceId },
      body: form,
      idempotencyKey: key,
      ...progress,
    });
    if (!outcome.ok) return depositFailure(outcome.problem);
    await onDeposited();
    return { kind: 'recu', status: { text: 'Attestation déposée', tone: 'pret', isLast: true } };
  };
