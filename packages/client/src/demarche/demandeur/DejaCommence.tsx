import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { useEffect, useRef } from 'react';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

const suites: Readonly<Record<string, string>> = {
  'dossier.deja-commence': 'Continuer',
  'dossier.deja-transmis': 'Voir',
};

/** Tells whether the refusal means that the dossier exists already, so that there is nothing to correct. */
export const isAlreadyBegun = ({ code }: ProblemReply): boolean => code in suites;

type DejaCommenceProps = { refusal: ProblemReply | null; siret: string; genre?: GenreDossier };

/** Leads to the dossier that was already begun, or transmitted, for the same request. */
export function DejaCommence({ refusal, siret, genre }: DejaCommenceProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = refusal !== null && isAlreadyBegun(refusal);
  useEffect(() => {
    if (!isShown) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  if (!isShown) return null;
  const numero = refusal.params?.numero;
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      <Notice tone="attention" title={refusal.message}>
        {numero !== undefined && (
          <p>
            <AppLink href={dossierHref({ genre, id_siret: siret, id_fo: String(numero) })}>
              {suites[refusal.code]} le dossier {numero}
            </AppLink>
          </p>
        )}
      </Notice>
    </div>
  );
}
