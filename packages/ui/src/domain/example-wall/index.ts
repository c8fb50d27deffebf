export { type ExampleLogo, ExampleWall, type ExampleWallProps } from './example-wall';
