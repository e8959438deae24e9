import { describe, expect, it } from 'vitest';
import { reconnaitContenu } from './contenu.rules.ts';

const binary = (mime: string) => ({ mime, debut: null });
const text = (debut: string) => ({ mime: null, debut });
const nothing = { mime: null, debut: null };

describe('what a file really holds', () => {
  it.each([
    ['statuts.pdf', binary('application/pdf'), 'application/pdf'],
    ['photo.JPG', binary('image/jpeg'), 'image/jpeg'],
    ['compte.xls', binary('application/x-cfb'), 'application/x-cfb'],
    ['liste.csv', text('nom;prenom\nRoux;Jeanne'), 'text/csv'],
    ['notes.txt', text('Bonjour'), 'text/plain'],
    ['plan.abc', nothing, 'application/octet-stream'],
    ['plan.abc', binary('application/pdf'), 'application/pdf'],
  ])('%s with %j is served as %s', (nom, contenu, mime) => {
    expect(reconnaitContenu(nom, contenu)).toEqual({ ok: true, mime });
  });

  it.each([
    ['statuts.pdf', binary('application/x-msdownload'), 'PDF'],
    ['statuts.pdf', binary('image/png'), 'PDF'],
    ['statuts.pdf', text('<html>'), 'PDF'],
    ['statuts.pdf', nothing, 'PDF'],
    ['photo.png', binary('image/jpeg'), 'PNG'],
    ['lettre.docx', binary('application/zip'), 'DOCX'],
    ['notes.txt', text(' <!DOCTYPE html><p>'), 'TXT'],
    ['notes.txt', text('x <script>alert(1)</script>'), 'TXT'],
    ['notes.txt', text('<?php system($x);'), 'TXT'],
    ['notes.txt', text('#!/bin/sh'), 'TXT'],
    ['notes.txt', nothing, 'TXT'],
    ['notes.txt', binary('application/pdf'), 'TXT'],
    ['plan.abc', binary('application/x-elf'), 'ABC'],
    ['plan.abc', text('<svg onload=x>'), 'ABC'],
  ])('%s with %j is refused as no real %s', (nom, contenu, type) => {
    const problem = { code: 'document.contenu', params: { type } };
    expect(reconnaitContenu(nom, contenu)).toEqual({ ok: false, problem });
  });
});
