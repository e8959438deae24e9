import type { ReactNode } from 'react';
import { useHeldOpen } from '../ui/page/use-held-open.ts';
import { EtatRubrique } from './EtatRubrique.tsx';
import { usePoint } from './renvoi/use-point.ts';
import { type RubriqueStatus, rubriqueId } from './rubrique-status.ts';
import './rubrique.css';

type RubriquePlieeProps = {
  id: string;
  title: string;
  status: RubriqueStatus;
  children: ReactNode;
};

/**
 * A rubrique of a long step, folded when the page opens on what is finished: what is left to do stays in sight. It
 * never folds while somebody types, and unfolds when something is missing again, or is sent back.
 */
export function RubriquePliee({ id, title, status, children }: RubriquePlieeProps) {
  const isACorriger = usePoint(id)?.corrige_le === null;
  const [isOpen, setIsOpen] = useHeldOpen(status !== 'termine' || isACorriger);
  const dom = rubriqueId(id);
  return (
    <section className="rubrique" id={dom} aria-labelledby={`${dom}-titre`}>
      <details
        className="rubrique__pli"
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>
          <div className="rubrique__tete">
            <h2 id={`${dom}-titre`} tabIndex={-1}>
              {title}
            </h2>
            <EtatRubrique id={id} status={status} />
          </div>
        </summary>
        {children}
      </details>
    </section>
  );
}
