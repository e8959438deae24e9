import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import type { ComponentProps, ReactNode } from 'react';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import type { Crumb } from '../../platform/page/page-head.ts';
import { Satisfaction } from '../../platform/Satisfaction.tsx';
import { ConfirmationPanel } from '../../ui/ConfirmationPanel.tsx';

type RecuPageProps = {
  titre: string;
  objet: string;
  fil: readonly Crumb[];
  reference: string;
  /** It was transmitted at this instant. */
  le: string;
  /** Who received it. */
  recu: ReactNode;
  /** What can be followed or downloaded. */
  actions: ReactNode;
  /** What happens next, in order. */
  etapes: readonly string[];
  /** What else is known of what happens next. */
  suites?: ReactNode;
  /** What the person may do meanwhile. */
  children?: ReactNode;
  demarche: ComponentProps<typeof Satisfaction>['demarche'];
};

/** The receipt says what was transmitted, when and to whom, then what happens next. */
export const RecuPage = ({
  reference,
  le,
  recu,
  actions,
  etapes,
  suites,
  children,
  demarche,
  ...head
}: RecuPageProps) => (
  <div className="page colonne-texte">
    <ConfirmationPanel
      heading={<PageHeading {...head} />}
      reference={reference}
      when={`le ${formatHorodatage(new Date(le))}`}
    >
      {recu}
    </ConfirmationPanel>
    <div className="actions">{actions}</div>
    <section className="pile pile--serree" aria-labelledby="et-maintenant">
      <h2 id="et-maintenant">Ce qui va se passer</h2>
      <ol>
        {etapes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
      {suites}
    </section>
    {children}
    <Satisfaction demarche={demarche} />
  </div>
);
