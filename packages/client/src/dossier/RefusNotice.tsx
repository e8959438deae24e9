import { useEffect, useRef } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { ActeDuRefusButton } from './ActeDuRefusButton.tsx';
import { isRelecture, type Refus } from './refus.ts';

type RefusNoticeProps = {
  /** What did not happen: « Votre décision n’est pas enregistrée ». */
  titre: string;
  refus: Refus;
  /** Reads again what the page shows; without it, no act to read again is offered. */
  onRelire?: () => Promise<unknown>;
  /** Called before the act leads elsewhere on this page, to close the dialog that stands over it. */
  onSuivre?: () => void;
};

/** Shows a refusal where the act was made: the reason, what to do, and the act that does it. It takes the focus. */
export function RefusNotice({ titre, refus, onRelire, onSuivre }: RefusNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const { raison, remede, acte } = refus;
  useEffect(() => {
    if (raison) box.current?.focus();
  }, [raison]);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Notice tone="erreur" title={titre}>
        <p>{raison}</p>
        {remede && !(onRelire && isRelecture(acte)) && <p>{remede}</p>}
        {acte && <ActeDuRefusButton acte={acte} onRelire={onRelire} onSuivre={onSuivre} />}
      </Notice>
    </div>
  );
}
