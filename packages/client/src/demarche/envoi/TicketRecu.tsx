import type { ReactNode } from 'react';
import { CopyText } from '../../ui/CopyText.tsx';

export type Ticket = {
  /** The ticket names what was sent, then says in grey what it asks for. */
  nom: string;
  aide?: string;
  lignes: readonly { label: string; value: ReactNode }[];
  /** « Dossier » names the number to copy. */
  numero: string;
  reference: string;
  /** The links to keep a copy: the receipt, the whole dossier. */
  children?: ReactNode;
};

/** The receipt is a ticket to keep: what was sent, how much, when, by whom, and its number. */
export const TicketRecu = ({ nom, aide, lignes, numero, reference, children }: Ticket) => (
  <section className="ticket" aria-label="Récépissé">
    <div className="ticket__haut">
      <p className="discret petit">Récépissé</p>
      <p className="ticket__nom">{nom}</p>
      {aide && <p className="discret petit">{aide}</p>}
    </div>
    <dl className="ticket__lignes">
      {lignes.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{numero}</dt>
        <dd>
          <CopyText text={reference} what="le numéro" />
        </dd>
      </div>
    </dl>
    {children && <div className="ticket__liens pile pile--serree">{children}</div>}
  </section>
);
