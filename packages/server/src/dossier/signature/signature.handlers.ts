import type { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import type { Coffre } from '../../compte/coffre.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { readAllowed } from '../dossier-access.ts';
import { kindsOfDossiers } from '../dossier-kinds.ts';
import { askSignature, changeSignature } from './ask-signature.ts';
import { sendCode } from './code-signature.ts';
import { readDossierToSign, refuseSignature, signDossier } from './sign-dossier.ts';
import { signatureView } from './signature-view.ts';

export const signatureHandlers = (
  platform: Platform,
  coffre: Coffre,
): Handlers<typeof signatureEndpoints> => ({
  readSignature: async ({ actor, params }) => {
    const found = await readAllowed(platform.db, { actor, key: params.id });
    if (!found.ok) return found;
    const value = await signatureView(platform.db, found.value, { actor, now: platform.clock.now() });
    return { ok: true, value };
  },

  readPagesASigner: async ({ actor, params }) => {
    const found = await readAllowed(platform.db, { actor, key: params.id });
    if (!found.ok) return found;
    const pdf = await kindsOfDossiers.of(found.value.genre).drawPdf(platform, found.value, actor);
    return { ok: true, value: { pages: countPages(pdf) } };
  },

  askSignature: ({ actor, params }) => askSignature(platform, { actor, key: params.id }),

  changeSignature: ({ actor, params, ifMatch }) =>
    changeSignature(platform, { actor, key: params.id, action: params.action, ifMatch }),

  readASigner: ({ actor, body }) => readDossierToSign(platform, { actor, nommee: body }),

  sendCodeSignature: ({ actor, body }) => sendCode(platform, { actor, nommee: body }),

  signDossier: ({ actor, body: { empreinte, code, ...nommee } }) =>
    signDossier(platform, coffre, { actor, nommee, empreinte, code }),

  refuseSignature: ({ actor, body: { mot, ...nommee } }) => refuseSignature(platform, { actor, nommee, mot }),
});

/** Counts the pages of a PDF that the portal drew: each page is an object of this type, written in clear. */
const countPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0;
