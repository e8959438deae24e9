import { describe, expect, it } from 'vitest';
import { limitsText, refusalOf, usualLimits } from './upload-check.ts';

const certificate = { maxBytes: 2_097_152, extensions: ['pdf', 'jpg', 'jpeg'] };

describe('a file before it is sent', () => {
  it('may be exactly as big as the limit', () => {
    expect(refusalOf({ name: 'statuts.pdf', size: 15_728_640 }, usualLimits)).toBeNull();
  });

  it('is refused one byte above, with its size', () => {
    expect(refusalOf({ name: 'statuts.pdf', size: 15_728_641 }, usualLimits)).toContain(
      'La taille du fichier ne doit excéder 15MO.',
    );
  });

  it('has 2 MO for certificates', () => {
    expect(refusalOf({ name: 'scan.jpg', size: 2_097_153 }, certificate)).toContain(
      'La taille du fichier ne doit excéder 2MO.',
    );
  });

  it('is refused by its extension, whatever its case', () => {
    expect(refusalOf({ name: 'photo.EXE', size: 10 }, usualLimits)).toContain(
      "L'extension du fichier (exe) n'est pas autorisée.",
    );
    expect(refusalOf({ name: 'Statuts.PDF', size: 10 }, usualLimits)).toBeNull();
  });

  it('is refused when it is empty', () => {
    expect(refusalOf({ name: 'statuts.pdf', size: 0 }, usualLimits)).toBe('Ce fichier est vide.');
  });

  it('says its limits before', () => {
    expect(limitsText(certificate)).toBe('pdf, jpg, jpeg · 2\u00a0Mo au plus');
  });
});
