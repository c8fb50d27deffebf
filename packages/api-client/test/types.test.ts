import { describe, expectTypeOf, it } from 'vitest';
import type { IndustryId, LogoTypeId, StyleId } from '../src/catalog/index';
import type {
  CAPABILITIES,
  Capability,
  Client,
  ClientError,
  FavoriteChange,
  GalleryLogo,
  GeneratedLogo,
  GenerationBody,
  HistoryLogo,
  HttpError,
  Movement,
  Profile,
  ProfileField,
  SessionCheck,
  Stats,
  User,
  WizardInput,
} from '../src/index';
import type { Answer, Body } from '../src/wire/index';

describe('the types', () => {
  it('[§3] entities have exactly the fields of the specification, and their types', () => {
    expectTypeOf<GalleryLogo>().branded.toEqualTypeOf<{
      id: string | number;
      name: string;
      imageUrl: string;
      category: IndustryId | (string & {});
      prompt: string;
      createdAt: string;
      downloads: number;
      isFavorite: boolean;
    }>();
    expectTypeOf<HistoryLogo>().toEqualTypeOf<{
      id_logo: string | number;
      name_logo: string;
      industry_logo: IndustryId | (string & {});
      type_logo: LogoTypeId | (string & {});
      style_logo: StyleId | (string & {});
      color_logo: string;
      fecha_logo: string;
      descripcion_logo: string;
    }>();
    expectTypeOf<Movement>().toEqualTypeOf<{
      id_mov: string | number;
      tipo_mov: 'ingreso' | 'egreso';
      cantidad: number;
      fecha_mov: string;
      concepto: string;
      descripcion: string;
      categoria: string;
      referencia: string;
    }>();
    expectTypeOf<Profile>().toEqualTypeOf<{
      name: string;
      email: string;
      phone: string;
      profile_img: string;
      token: string;
      location: string;
      bio: string;
      joinDate: string;
      plan: string;
      notifications?: { email: boolean; features: boolean; tips: boolean; marketing: boolean };
      missing: readonly ProfileField[];
    }>();
    expectTypeOf<GeneratedLogo>().branded.toEqualTypeOf<{
      id: string;
      name: string;
      sector: string;
      style: string;
      type: string;
      color: string;
      description: string;
      createdAt: string;
      image_url: string;
      prompt: string;
      industry: string;
    }>();
    expectTypeOf<User['email']>().toEqualTypeOf<string>();
    expectTypeOf<User['validated']>().toEqualTypeOf<number>();
    expectTypeOf<User['anything']>().toEqualTypeOf<unknown>();
  });

  it('a session check has a user only once it is known to be valid', () => {
    expectTypeOf<Extract<SessionCheck, { valid: true }>['user']>().toEqualTypeOf<User>();
    expectTypeOf<Extract<SessionCheck, { valid: true }>['capabilities']>().toEqualTypeOf<Capability[]>();
    expectTypeOf<Extract<SessionCheck, { valid: false }>>().toEqualTypeOf<{ valid: false }>();
  });

  it('every call takes a signal, also an undefined one', () => {
    expectTypeOf<{ signal: AbortSignal | undefined }>().toExtend<
      NonNullable<Parameters<Client['gallery']>[0]>
    >();
    expectTypeOf<{ signal?: AbortSignal }>().toExtend<NonNullable<Parameters<Client['setFavorite']>[1]>>();
    expectTypeOf<Client['gallery']>().returns.resolves.toEqualTypeOf<GalleryLogo[]>();
    expectTypeOf<Client['setFavorite']>().returns.resolves.toEqualTypeOf<void>();
  });

  it('a favourite is 0 or 1, and nothing else', () => {
    expectTypeOf<Parameters<Client['setFavorite']>[0]['favoritos']>().toEqualTypeOf<0 | 1>();
    // @ts-expect-error a truth value is not what the wire takes
    expectTypeOf<Client['setFavorite']>().toBeCallableWith({ logo_id: 1, favoritos: true });
  });

  it('a generation takes the wizard’s reading or the direct one, whole', () => {
    expectTypeOf<Client['generateLogo']>().toBeCallableWith({
      companyName: 'a',
      selectedIndustry: 'food',
      selectedStyle: 'modern',
      logoType: 'text',
      selectedColor: '#000000',
    });
    expectTypeOf<Client['generateLogo']>().toBeCallableWith({
      company_name: 'a',
      style: 'b',
      color: 'c',
      description: 'd',
    });
    // @ts-expect-error half of one reading is neither
    expectTypeOf<Client['generateLogo']>().toBeCallableWith({ companyName: 'a' });
  });

  it('errors are told apart by kind', () => {
    expectTypeOf<Extract<ClientError, { kind: 'http' }>['status']>().toEqualTypeOf<number>();
    expectTypeOf<ClientError['kind']>().toEqualTypeOf<
      | 'http'
      | 'timeout'
      | 'cancelled'
      | 'network'
      | 'not-json'
      | 'too-large'
      | 'not-image'
      | 'missing-fields'
      | 'no-session'
      | 'session-save'
      | 'not-announced'
    >();
    expectTypeOf<ClientError['userMessage']>().toEqualTypeOf<string>();
  });

  it('an error is narrowed by its kind, to the last of them', () => {
    const seen = (error: ClientError): unknown => {
      switch (error.kind) {
        case 'http':
          expectTypeOf(error).toEqualTypeOf<HttpError>();
          return error.retryAfterMs;
        case 'timeout':
          return error.timeoutMs;
        case 'not-json':
          return error.html;
        case 'too-large':
          return error.maxBytes;
        case 'not-image':
          return error.contentType;
        case 'missing-fields':
          return error.fields;
        case 'not-announced':
          return error.capability;
        case 'cancelled':
        case 'network':
        case 'no-session':
        case 'session-save':
          return error.cause;
        default:
          return error satisfies never;
      }
    };
    expectTypeOf(seen).toBeFunction();
  });

  it('fields of an enumeration suggest its ids, and take a text that no list has', () => {
    expectTypeOf<HistoryLogo['industry_logo']>().extract<IndustryId>().toEqualTypeOf<IndustryId>();
    expectTypeOf<string>().toExtend<GalleryLogo['category']>();
    expectTypeOf<GalleryLogo['category']>().toExtend<string>();
    expectTypeOf<WizardInput['selectedStyle']>().extract<StyleId>().toEqualTypeOf<StyleId>();
    expectTypeOf<'hand-drawn'>().toExtend<WizardInput['selectedStyle']>();
  });

  it('what our own server sends is what the entities are read from', () => {
    expectTypeOf<(typeof CAPABILITIES)[number]>().toEqualTypeOf<Capability>();
    expectTypeOf<Movement['tipo_mov']>().toEqualTypeOf<'ingreso' | 'egreso'>();
    expectTypeOf<Body<'/generate_logo'>>().toExtend<GenerationBody>();
    expectTypeOf<keyof GenerationBody>().toEqualTypeOf<keyof Body<'/generate_logo'>>();
    expectTypeOf<Body<'/favorite'>>().toExtend<FavoriteChange & { session: string }>();
    expectTypeOf<keyof FavoriteChange | 'session'>().toEqualTypeOf<keyof Body<'/favorite'>>();
    expectTypeOf<keyof Extract<Answer<'/validate_session'>, { validated: 1 }>['stats']>().toExtend<
      keyof Stats
    >();
  });

  it('ids of the catalogue are closed lists', () => {
    expectTypeOf<'desing'>().toExtend<IndustryId>();
    expectTypeOf<'design'>().not.toExtend<IndustryId>();
    expectTypeOf<StyleId>().toEqualTypeOf<
      'modern' | 'minimal' | 'vintage' | 'playful' | 'corporate' | 'creative'
    >();
    expectTypeOf<LogoTypeId>().toEqualTypeOf<'text' | 'icon' | 'symbol'>();
  });
});
