import type { ComponentProps, ReactNode } from 'react';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import type { Crumb } from '../../platform/page/page-head.ts';
import { Satisfaction } from '../../platform/Satisfaction.tsx';
import { Confettis } from './Confettis.tsx';
import { type Ticket, TicketRecu } from './TicketRecu.tsx';
import './recu.css';

type RecuPageProps = {
  titre: string;
  objet: string;
  fil: readonly Crumb[];
  /** Above the title: « Transmis à DRAJES Sud ». */
  envoi: string;
  /** A sentence saying that all is well and that nothing more is to do. */
  phrase: ReactNode;
  /** The only filled button, which leads to the dossier transmitted. */
  principal: ReactNode;
  ticket: Ticket;
  /** A few figures about this dossier; the caller leaves out those that are zero. */
  faits?: readonly { valeur: string; quoi: string }[];
  /** The steps that follow, in order; the first has just happened. */
  etapes: readonly { nom: string; quand?: string; suite?: string }[];
  /** What else is known of what comes next, under the steps. */
  suites?: ReactNode;
  /** What the person can do meanwhile. */
  children?: ReactNode;
  demarche: ComponentProps<typeof Satisfaction>['demarche'];
};

/**
 * The page after transmission: what was sent, when and to whom, with the récépissé drawn as a ticket, then what comes
 * next.
 */
export const RecuPage = (props: RecuPageProps) => {
  const { titre, objet, fil, envoi, phrase, principal, ticket, faits = [], etapes, suites, children } = props;
  return (
    <div className="page recu">
      <div className="recu__haut">
        <Confettis />
        <div className="recu__dit">
          <p className="recu__envoi fr-icon-send-plane-line">{envoi}</p>
          <PageHeading titre={titre} objet={objet} fil={fil} />
          <p className="recu__phrase">{phrase}</p>
          <div className="actions">{principal}</div>
          {faits.length > 0 && (
            <ul className="liste-nue recu__faits" aria-label="Cette demande">
              {faits.map(({ valeur, quoi }) => (
                <li key={quoi}>
                  <strong>{valeur}</strong> {quoi}
                </li>
              ))}
            </ul>
          )}
        </div>
        <TicketRecu {...ticket} />
      </div>
      <div className="recu__bas">
        <div className="pile">
          <section className="pile pile--serree" aria-labelledby="et-maintenant">
            <h2 id="et-maintenant">La suite</h2>
            <ol className="liste-nue recu__etapes">
              {etapes.map(({ nom, quand, suite }) => (
                <li key={nom}>
                  <strong>{nom}</strong>
                  {quand && <span className="discret petit">{quand}</span>}
                  {suite && <span className="petit">{suite}</span>}
                </li>
              ))}
            </ol>
            {suites}
          </section>
          {children}
        </div>
        <Satisfaction demarche={props.demarche} />
      </div>
    </div>
  );
};
