/** The pieces of paper of the drawing: position from left and top in per cent, angle in degrees, and colour. */
const morceaux = [
  [1, 3, 24, 0],
  [4, 1, 60, 1],
  [8, 5, 12, 2],
  [12, 2, 80, 3],
  [16, 4, 34, 1],
  [21, 1, 100, 0],
  [26, 5, 18, 2],
  [30, 2, 48, 1],
  [35, 4, 72, 3],
  [40, 1, 8, 0],
  [45, 5, 55, 2],
  [49, 2, 30, 1],
  [54, 4, 92, 3],
  [58, 1, 20, 0],
  [62, 12, 65, 2],
  [63, 34, 14, 1],
  [62, 58, 40, 3],
  [63, 82, 28, 1],
  [98, 12, 28, 1],
  [99, 40, 70, 0],
  [98, 66, 10, 2],
  [99, 90, 52, 3],
] as const;

/** A still drawing of a few pieces of coloured paper, hidden from screen readers. */
export const Confettis = () => (
  <div className="confettis" aria-hidden="true">
    {morceaux.map(([left, top, turn, color]) => (
      <span
        key={`${left} ${top}`}
        className={`confettis__morceau confettis__morceau--${color}`}
        style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }}
      />
    ))}
  </div>
);
