export { type RadioTile, RadioTiles, type RadioTilesProps } from './radio-tiles';
