import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { dossierHref } from '../dossier/dossier-href.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Who begins what exists is led to it: a person has one request for a subvention, a type and an exercise. */
export function DejaCommence({ refusal, siret }: { refusal: ProblemReply | null; siret: string }) {
  if (refusal?.code !== 'dossier.deja-commence') return null;
  const numero = refusal.params?.numero;
  return (
    <div role="alert">
      <Notice tone="attention" title={refusal.message}>
        {numero !== undefined && (
          <p>
            <AppLink href={dossierHref({ id_siret: siret, id_fo: String(numero) })}>
              Continuer le dossier {numero}
            </AppLink>
          </p>
        )}
      </Notice>
    </div>
  );
}
