import { describe, expect, it } from 'vitest';
import {
  readCreateUserResponse,
  readLinkOwner,
  readLoginResponse,
  writeCreateUserResponse,
  writeLoginResponse,
} from '#contract/wire/accounts.ts';

describe('a login', () => {
  it('is a list with one session', () => {
    const body = [{ userid: 4294967297, token: 'secret' }];
    expect(writeLoginResponse({ kind: 'session', userid: 4294967297, token: 'secret' })).toEqual(body);
    expect(readLoginResponse(body)).toEqual({ kind: 'session', userid: '4294967297', token: 'secret' });
  });

  it('has a negative id if the profile is missing', () => {
    const body = [{ userid: -4294967297, token: '' }];
    expect(writeLoginResponse({ kind: 'incomplete', registrationId: 4294967297 })).toEqual(body);
    expect(readLoginResponse(body)).toEqual({ kind: 'incomplete', registrationId: '4294967297' });
  });

  it('fails with an empty list', () => {
    expect(readLoginResponse([])).toEqual({ kind: 'wrong' });
  });

  it.each([
    [null],
    ['<html>'],
    [{}],
    [[null]],
    [[[]]],
    [[{ userid: 7 }]],
    [[{ userid: '7', token: 'secret' }]],
    [[{ userid: 7.5, token: 'secret' }]],
    [[{ userid: 7, token: '' }]],
    [[{ userid: 0, token: 'secret' }]],
  ])('does not read the password result from %j', (body) => {
    expect(readLoginResponse(body)).toEqual({ kind: 'unreadable' });
  });
});

describe('createUser', () => {
  it('returns a registration id, 1 for an address in use, 0 for a username in use', () => {
    expect(writeCreateUserResponse({ kind: 'created', registrationId: 4294967297 })).toBe(4294967297);
    expect(writeCreateUserResponse({ kind: 'taken', what: 'email' })).toBe(1);
    expect(writeCreateUserResponse({ kind: 'taken', what: 'username' })).toBe(0);
  });

  it('is parsed from its own output', () => {
    expect(readCreateUserResponse(4294967297)).toEqual({ kind: 'created', registrationId: '4294967297' });
    expect(readCreateUserResponse(2)).toEqual({ kind: 'created', registrationId: '2' });
    expect(readCreateUserResponse(1)).toEqual({ kind: 'taken', what: 'email' });
    expect(readCreateUserResponse(0)).toEqual({ kind: 'taken', what: 'username' });
  });

  it.each([[null], ['1'], [-1], [7.5], [true], [[]], [{}], [{ message: '' }], [{ message: 5 }]])(
    'rejects %j',
    (body) => {
      expect(readCreateUserResponse(body)).toEqual({ kind: 'other', message: null });
    },
  );

  it('can return a message', () => {
    expect(readCreateUserResponse({ message: 'Try later.' })).toEqual({
      kind: 'other',
      message: 'Try later.',
    });
  });
});

it('the owner of a link is an address or unknown', () => {
  expect(readLinkOwner({ email: 'a@example.org' })).toBe('a@example.org');
  for (const body of [null, '<html>', {}, { email: 5 }, { email: '' }, []])
    expect(readLinkOwner(body)).toBeNull();
});
