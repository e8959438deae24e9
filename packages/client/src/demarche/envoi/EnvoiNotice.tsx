import { useEffect, useRef } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type EnvoiObjet, phrasesEnvoi } from './envoi-words.ts';
import type { EtatEnvoi } from './use-envoi.ts';

type EnvoiNoticeProps = { state: EtatEnvoi; objet: EnvoiObjet };

/**
 * Says, after a loss of network, that nobody knows yet whether the dossier was transmitted, then what the server
 * answers.
 */
export function EnvoiNotice({ state, objet }: EnvoiNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind !== 'calme') box.current?.scrollIntoView({ block: 'center' });
  }, [state.kind]);
  const isSpoken = state.kind === 'refus' || state.kind === 'non-parti';
  return (
    <div ref={box} role={isSpoken ? 'alert' : 'status'}>
      <Said state={state} objet={objet} />
    </div>
  );
}

function Said({ state, objet }: EnvoiNoticeProps) {
  const { parti, ici, resteIci } = phrasesEnvoi[objet];
  switch (state.kind) {
    case 'calme':
      return null;
    case 'verification':
      return <Notice tone="info" title={`${parti} Nous vérifions…`} />;
    case 'en-suspens':
      return (
        <Notice tone="attention" title={state.isSent ? parti : `${ici}.`}>
          Le réseau manque. Gardez cette page ouverte : nous réessaierons dès qu’il sera revenu.
        </Notice>
      );
    case 'refus':
      return (
        <Notice tone="erreur" title={state.message}>
          <p>
            Vos réponses sont gardées. Si cela se répète,{' '}
            <AppLink href="/assistance">demandez de l’aide</AppLink>.
          </p>
        </Notice>
      );
    case 'non-parti':
      return (
        <Notice tone="attention" title={`${ici}.`}>
          {resteIci} Vos réponses sont gardées : cliquez à nouveau sur « Transmettre ».
        </Notice>
      );
  }
}
