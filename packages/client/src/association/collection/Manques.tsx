import type { ProblemView } from '@asso/contract/kernel/common.schemas';

/** This says in words why a row cannot be used yet. */
export const Manques = ({ manques, title }: { manques: readonly ProblemView[]; title: string }) =>
  manques.length === 0 ? null : (
    <div className="manques">
      <p className="attention">
        <span className="fr-icon-warning-line" aria-hidden="true" /> {title}
      </p>
      <ul>
        {manques.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
