import type { ReactNode } from 'react';
import { StateBadge } from '../ui/StateBadge.tsx';

type ControleCardProps = {
  id: string;
  titre: string;
  isOk: boolean;
  /** What the check rests on, or what is missing. */
  children: ReactNode;
};

/** Shows one of the checks made on an establishment: whether it holds, then its details. */
export const ControleCard = ({ id, titre, isOk, children }: ControleCardProps) => (
  <section className="cadre carte" aria-labelledby={id}>
    <div className="carte__tete">
      <h2 className="carte__titre" id={id}>
        {titre}
      </h2>
      <StateBadge tone={isOk ? 'vert' : 'orange'}>{isOk ? 'en règle' : 'à compléter'}</StateBadge>
    </div>
    {children}
  </section>
);
