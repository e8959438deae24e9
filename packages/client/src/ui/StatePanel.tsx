import type { ReactNode } from 'react';
import { type BadgeTone, StateBadge } from './StateBadge.tsx';
import './state-panel.css';

type StatePanelProps = {
  tone: BadgeTone;
  /** The name of the state, in one or two words: « Accordé ». */
  word: string;
  /** Since when, or by whom, in grey beside the word. */
  when?: string | null;
  /** The fact that the page begins with: « 2 800 € accordés sur 3 500 € demandés ». */
  fact: string;
  /** What the reader must do, or that there is nothing to do. */
  children: ReactNode;
  /** The button of the main act; no other button of the page is filled. */
  act?: ReactNode;
};

/** The first panel of a page: where its object stands, what is next and for whom, with the button that does it. */
export const StatePanel = ({ tone, word, when, fact, children, act }: StatePanelProps) => (
  <section className={`panneau-etat panneau-etat--${tone}`} aria-labelledby="etat-fait">
    <div className="panneau-etat__dit">
      <p className="panneau-etat__mot">
        <StateBadge tone={tone}>{word}</StateBadge>
        {when && <span className="discret petit">{when}</span>}
      </p>
      <h2 id="etat-fait" className="panneau-etat__fait">
        {fact}
      </h2>
      <div className="panneau-etat__suite">{children}</div>
    </div>
    {act && <div className="panneau-etat__acte">{act}</div>}
  </section>
);
